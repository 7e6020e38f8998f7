/**
 * The thin layer under a table: programs, meshes and textures of WebGL 2, drawn in the order they were made. Nothing else touches the context.
 *
 * @typedef {{size: number, data: Float32Array | Uint8Array, each?: boolean}} Attribute  `each`: one per instance
 * @typedef {"near" | "far" | "any"} Depth  drawn where nothing is nearer; only where something is nearer; everywhere
 * @typedef {{vertex: string, fragment: string, attributes: Record<string, Attribute>, count: number, instances?: number,
 *   depth?: Depth, write?: boolean, blend?: boolean, pass?: number, uniforms?: Record<string, any>}} Spec
 */

const HEAD = "#version 300 es\nprecision highp float;\nprecision highp int;\n";

export class Gpu {
  /** @param {HTMLCanvasElement} canvas @param {() => void} lost @param {boolean} fine  smooth edges */
  constructor(canvas, lost, fine) {
    const gl = canvas.getContext("webgl2", { antialias: fine, alpha: false, powerPreference: "low-power" });
    if (!gl) throw new Error("none");
    this.gl = gl;
    this.canvas = canvas;
    /** Values that every program may use. @type {Record<string, any>} */
    this.shared = {};
    /** @type {Mesh[]} */
    this.meshes = [];
    /** @type {Map<string, {program: WebGLProgram, uniforms: Record<string, [WebGLUniformLocation, number, number]>}>} */
    this.programs = new Map();
    this.stats = { calls: 0, triangles: 0, frames: 0 };
    canvas.addEventListener("webglcontextlost", lost);
  }

  /** Whether a processor draws in place of a graphics card. */
  get software() {
    const told = this.gl.getExtension("WEBGL_debug_renderer_info");
    const name = String(this.gl.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : this.gl.RENDERER));
    return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
  }

  /** Wait until everything is drawn: only to see how long that takes. */
  finish() {
    const { gl } = this;
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  }

  /** @param {string} vertex @param {string} fragment */
  program(vertex, fragment) {
    const key = vertex + fragment;
    const known = this.programs.get(key);
    if (known) return known;
    const { gl } = this;
    const program = gl.createProgram();
    for (const [type, text] of /** @type {[number, string][]} */ ([[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, fragment]])) {
      const shader = /** @type {WebGLShader} */ (gl.createShader(type));
      gl.shaderSource(shader, HEAD + text);
      gl.compileShader(shader);
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? "shader");
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? "program");
    /** @type {Record<string, [WebGLUniformLocation, number, number]>} */
    const uniforms = {};
    for (let i = 0; i < gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS); i++) {
      const info = /** @type {WebGLActiveInfo} */ (gl.getActiveUniform(program, i));
      const at = gl.getUniformLocation(program, info.name);
      if (at) uniforms[info.name.replace("[0]", "")] = [at, info.type, info.size];
    }
    const made = { program, uniforms };
    this.programs.set(key, made);
    return made;
  }

  /** @param {Spec} spec */
  mesh(spec) {
    const mesh = new Mesh(this, spec);
    this.meshes.push(mesh);
    return mesh;
  }

  /** @param {HTMLCanvasElement} source @param {boolean} [small]  made smaller smoothly */
  texture(source, small = true) {
    const { gl } = this;
    const texture = gl.createTexture();
    const update = () => {
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
      if (small) gl.generateMipmap(gl.TEXTURE_2D);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, small ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    };
    update();
    return { texture, update };
  }

  /** @param {number} wide @param {number} high */
  resize(wide, high) {
    this.canvas.width = wide;
    this.canvas.height = high;
  }

  /** @param {[number, number, number]} paper */
  begin(paper) {
    const { gl } = this;
    gl.viewport(0, 0, this.canvas.width, this.canvas.height);
    gl.depthMask(true);
    gl.clearColor(...paper, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    this.stats = { calls: 0, triangles: 0, frames: this.stats.frames + 1 };
  }

  /** Everything of one pass, in the order it was made. @param {number} pass */
  draw(pass) {
    const { gl } = this;
    if (pass) gl.clear(gl.DEPTH_BUFFER_BIT);
    for (const mesh of this.meshes) if (mesh.show && mesh.pass === pass && mesh.count && mesh.instances) mesh.draw();
    gl.bindVertexArray(null);
    gl.depthMask(true);
  }

  remove() {
    for (const mesh of [...this.meshes]) mesh.remove();
    this.gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}

export class Mesh {
  /** @param {Gpu} gpu @param {Spec} spec */
  constructor(gpu, spec) {
    const { gl } = gpu;
    this.gpu = gpu;
    this.pass = spec.pass ?? 0;
    this.depth = spec.depth ?? "near";
    this.write = spec.write ?? true;
    this.blend = spec.blend ?? false;
    this.uniforms = spec.uniforms ?? {};
    this.show = true;
    this.made = gpu.program(spec.vertex, spec.fragment);
    this.array = gl.createVertexArray();
    /** @type {Record<string, WebGLBuffer>} */
    this.buffers = {};
    this.count = spec.count;
    this.instances = spec.instances ?? 1;
    this.instanced = spec.instances !== undefined;
    gl.bindVertexArray(this.array);
    for (const [name, { size, data, each }] of Object.entries(spec.attributes)) {
      const at = gl.getAttribLocation(this.made.program, name);
      if (at < 0) continue;
      this.buffers[name] = /** @type {WebGLBuffer} */ (gl.createBuffer());
      gl.bindBuffer(gl.ARRAY_BUFFER, this.buffers[name]);
      gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW);
      gl.enableVertexAttribArray(at);
      gl.vertexAttribPointer(at, size, data instanceof Uint8Array ? gl.UNSIGNED_BYTE : gl.FLOAT, false, 0, 0);
      if (each) gl.vertexAttribDivisor(at, 1);
    }
    gl.bindVertexArray(null);
  }

  /** New data, and how many of it. @param {Record<string, Float32Array | Uint8Array>} data @param {{count?: number, instances?: number}} [n] */
  set(data, n = {}) {
    const { gl } = this.gpu;
    for (const [name, values] of Object.entries(data)) {
      if (!this.buffers[name]) continue;
      gl.bindBuffer(gl.ARRAY_BUFFER, this.buffers[name]);
      gl.bufferData(gl.ARRAY_BUFFER, values, gl.DYNAMIC_DRAW);
    }
    this.count = n.count ?? this.count;
    this.instances = n.instances ?? this.instances;
  }

  draw() {
    const { gl, shared, stats } = this.gpu;
    gl.useProgram(this.made.program);
    let unit = 0;
    for (const [name, [at, type, size]] of Object.entries(this.made.uniforms)) {
      const value = this.uniforms[name] ?? shared[name];
      if (value === undefined) continue;
      if (type === gl.FLOAT_MAT4) gl.uniformMatrix4fv(at, false, value);
      else if (type === gl.FLOAT_VEC3) gl.uniform3fv(at, value);
      else if (type === gl.FLOAT_VEC2) gl.uniform2fv(at, value);
      else if (type === gl.FLOAT_VEC4) gl.uniform4fv(at, value);
      else if (type === gl.SAMPLER_2D) {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, value.texture);
        gl.uniform1i(at, unit++);
      } else gl.uniform1f(at, value);
    }
    if (this.depth === "any") gl.disable(gl.DEPTH_TEST);
    else {
      gl.enable(gl.DEPTH_TEST);
      gl.depthFunc(this.depth === "far" ? gl.GREATER : gl.LEQUAL);
    }
    gl.depthMask(this.write);
    if (this.blend) {
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    } else gl.disable(gl.BLEND);
    gl.bindVertexArray(this.array);
    if (this.instanced) gl.drawArraysInstanced(gl.TRIANGLES, 0, this.count, this.instances);
    else gl.drawArrays(gl.TRIANGLES, 0, this.count);
    stats.calls++;
    stats.triangles += (this.count / 3) * (this.instanced ? this.instances : 1);
  }

  remove() {
    const { gl } = this.gpu;
    for (const buffer of Object.values(this.buffers)) gl.deleteBuffer(buffer);
    gl.deleteVertexArray(this.array);
    const at = this.gpu.meshes.indexOf(this);
    if (at >= 0) this.gpu.meshes.splice(at, 1);
  }
}
