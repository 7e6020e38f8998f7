"""The words of the card language in English: a module for each module of `words`, with one table for each kind of word.

Effects return clauses: `Clause(subject, verb, ...)`, the verb as after "to". Filters return what stands behind a noun and what is
said of somebody. Numbers return ("per", "per damage dealt"), ("as", "the target's Size") or ("n", "3"). Tests return what stands
behind "if". Events (`moments`) return the opening of a sentence. Statics (`queries`) get whom they are about and their value, and
return clauses. Words of `script` are told where their kind is: roles and filters in `who`, tests in `when`, numbers in `how_many`.
"""
