/**
 * The interface between rules and odds: an engagement asks, an umpire answers; imports {@code
 * dice}.
 *
 * <p>Both sides rely on this contract:
 *
 * <ul>
 *   <li><b>States, results and choices are values.</b> Equality is identity: paths that lead to
 *       equal states are merged there.
 *   <li><b>A step is pure.</b> For the same answers it asks the same questions, in the same number.
 *       It ends wherever the rules could pause, in the same turn ({@link
 *       vedette.fight.Step.SameTurn}), in the next ({@link vedette.fight.Step.NextTurn}) or for
 *       good ({@link vedette.fight.Step.End}).
 *   <li><b>The clock is the engine's.</b> A fight begins in turn 1 and each {@code NextTurn} adds
 *       one. A rule learns only whether a turn has been reached ({@link
 *       vedette.fight.Umpire#reached}), so a state's step is evaluated once an era: for all turns
 *       in which these answers are the same. It asks for the limit where its source does, so the
 *       order of endings is the rule's. A rule that must know the number of the turn, or whose
 *       clock begins anew, keeps a counter in its states: slower, but correct.
 *   <li><b>The turn of the end is a measure of the engine</b> ({@link
 *       vedette.fight.Measure#turns}); results do not differ by it. A fight without limit has a
 *       mean number of turns instead ({@link vedette.fight.Engagement#turns}).
 *   <li><b>Work without questions is done once</b> ({@link vedette.fight.Umpire#memoize}): an
 *       umpire that plays a step along every roll memoizes its result by the answers so far. No
 *       rule has a second form for the engine's sake.
 *   <li><b>Equivalent rolls are merged in the die</b> ({@link vedette.dice.Die#merged}): an umpire
 *       that enumerates rolls may take one of them for all; an umpire that plays rolls the die as
 *       it is.
 *   <li><b>Notes are readings, a pattern and values.</b> Their text is made only if a listener
 *       hears them.
 * </ul>
 */
package vedette.fight;
