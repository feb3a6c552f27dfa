## The toy of examples/third-game: five penalties each.

edition-toy-1 = Toy: five penalties each

toy-left = left
toy-right = right

toy-ask-shoot = { $seat } takes the penalty: which way does the shot go?
toy-ask-dive = { $seat } is in goal: which way does the goalkeeper dive?
toy-do-shoot = Shoot { $corner }
toy-do-dive = Dive { $corner }
toy-due = { $seat } rolls a die: the shot goes in on a 6.

toy-chosen = { $seat } has chosen a corner.
toy-kicked = Penalty { $kick }: { $seat } shoots { $shot }, { $other } dives { $dive }.
toy-rolled = The goalkeeper guessed right. The die shows { $die }.
toy-goal = Goal for { $seat }! { $home }-{ $away }.
toy-saved = { $seat } saves.

toy-plain-spec = There is nothing to choose about the toy, so "{ $got }" means nothing: write { $example }.
toy-bad-action = "{ $got }" is not an answer: write for example { $example }.
toy-bad-position = "{ $got }" is not a position of the toy: write for example { $example }.
