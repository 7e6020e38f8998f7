import sys,time; sys.path.insert(0,'tests')
from browser import test_beats as tb
a=time.time()
s=tb.before_an_attack(); print(time.time()-a, s.answers)
