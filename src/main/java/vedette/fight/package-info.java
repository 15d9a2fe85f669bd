/**
 * The seam between rules and odds: an engagement asks, an umpire answers; imports {@code dice}.
 *
 * <p>What both sides may rely on:
 *
 * <ul>
 *   <li><b>States, results and choices are values.</b> Equality is identity: two ways that lead to
 *       equal states go on from there together.
 *   <li><b>A step is pure.</b> For the same answers it asks the same questions, and as many; it
 *       ends wherever the rules could pause, in the same turn ({@link
 *       vedette.fight.Step.SameTurn}), in the next ({@link vedette.fight.Step.NextTurn}) or for
 *       good ({@link vedette.fight.Step.End}).
 *   <li><b>The clock is the engine's.</b> A fight begins in turn 1 and each {@code NextTurn} adds
 *       one. A rule learns only whether a turn has been reached ({@link
 *       vedette.fight.Umpire#reached}), so a state's step is worked out once an era: for all turns
 *       in which these answers are the same. It asks for the limit where its source does, so the
 *       order of endings is the rule's. A rule that must know the number of the turn, or whose
 *       clock begins anew, keeps a counter in its states: slower, and right.
 *   <li><b>The turn of the end is a measure of the engine</b> ({@link
 *       vedette.fight.Measure#turns}); results do not differ by it. A fight without limit has a
 *       mean number of turns instead ({@link vedette.fight.Engagement#turns}).
 *   <li><b>Work that asks nothing is done once</b> ({@link vedette.fight.Umpire#memoize}): whoever
 *       plays a step along every roll takes its result from the first time that the same answers
 *       came. No rule has a second form for the engine's sake.
 *   <li><b>Rolls that come to the same are merged in the die</b> ({@link vedette.dice.Die#merged}):
 *       whoever looks at every roll may take one of them for all, whoever throws the die throws it
 *       as it is.
 *   <li><b>Notes are readings, a pattern and values.</b> Nothing is made of them unless somebody
 *       hears.
 * </ul>
 */
package vedette.fight;
