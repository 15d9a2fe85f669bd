/**
 * Six Days of Glory by John Best's differential CRT: battle, repulse, reorganization; imports
 * {@code fight}, {@code json}, {@code table}, {@code form}, the kit and the catalogue.
 *
 * <p>Rules: {@link vedette.rules.sixdays.battle.TurnSchedule}, the battle turns that movement
 * leaves (11.1); {@link vedette.rules.sixdays.units.Arrivals} of late joiners, reinforcements and
 * rearguards (11.1, 11.4); {@link vedette.rules.sixdays.battle.EveryEnemyAttacked} and the
 * counterattacks in a {@link vedette.rules.sixdays.battle.BattleTurn} (11.3); the differential of
 * an {@link vedette.rules.sixdays.battle.Attack} with {@link
 * vedette.rules.sixdays.units.Superiority} and {@link vedette.rules.sixdays.units.Ground}; {@link
 * vedette.rules.sixdays.units.LossAllocation} and the cost of a repulse (the CRT's key); {@link
 * vedette.rules.sixdays.overrun.OverrunEngagement} (10.0); {@link
 * vedette.rules.sixdays.units.Stacking} (3.0); {@link
 * vedette.rules.sixdays.night.ReorganizationEngagement} (6.0). {@link
 * vedette.rules.sixdays.units.SixDaysVariant} has other readings.
 *
 * <p>Start with {@link vedette.rules.sixdays.battle.BattlePhase}, the order of play. The chapters
 * depend on each other in one direction: {@code units} on none, {@code battle} and {@code night} on
 * {@code units}, {@code overrun} on {@code units} and {@code battle}.
 *
 * <p>After a fight the strength of each unit, left and original, is kept, and with it the dead
 * pile; so are sizes, officers and names. Place and terrain, repulse, battle turns and movement
 * points, contacts, targets and late arrival end with the fight. Late joiners are then in their
 * stack; a defender's reinforcements and rearguard are stacks of their own.
 *
 * <p>For a stack that is out of the fight the state keeps only the total loss, because more would
 * multiply the states. Where survivors are needed by unit, the side keeps its losses unit by unit:
 * the odds are the same then, from more states.
 */
package vedette.rules.sixdays;
