/**
 * Six Days of Glory by John Best's differential CRT: battle, repulse, reorganization; imports
 * {@code fight}, {@code json}, {@code table}, {@code form}, the kit and the catalogue.
 *
 * <p>Rules: {@link vedette.rules.sixdays.battle.TurnSchedule} that movement leaves (11.1), {@link
 * vedette.rules.sixdays.units.Arrivals} of late joiners, reinforcements and rearguards (11.1,
 * 11.4), {@link vedette.rules.sixdays.battle.EveryEnemyAttacked} and who counterattacks in a {@link
 * vedette.rules.sixdays.battle.BattleTurn} (11.3), the differential of an {@link
 * vedette.rules.sixdays.battle.Attack} with {@link vedette.rules.sixdays.units.Superiority} and
 * {@link vedette.rules.sixdays.units.Ground}, {@link vedette.rules.sixdays.units.LossAllocation}
 * and what a repulse costs (the CRT's key), {@link vedette.rules.sixdays.overrun.OverrunEngagement}
 * (10.0), {@link vedette.rules.sixdays.units.Stacking} (3.0), {@link
 * vedette.rules.sixdays.night.ReorganizationEngagement} (6.0); {@link
 * vedette.rules.sixdays.units.SixDaysVariant} has other readings.
 *
 * <p>Start with {@link vedette.rules.sixdays.battle.BattlePhase}, the order of play. The chapters
 * depend one way: {@code units} on none, {@code battle} and {@code night} on it, {@code overrun} on
 * both of the first two.
 *
 * <p>What outlives a fight: the strength of each unit, left and original, and so who lies in the
 * dead pile; sizes, officers and names. What ends with it: place and terrain, repulse, battle turns
 * and movement points, who is in contact with or meant for whom, who came late. Late joiners are
 * then in their stack; a defender's reinforcements and rearguard are stacks of their own.
 *
 * <p>Of a stack that is out of the fight the state keeps only the total loss, or states would
 * multiply. Where the stacks are wanted afterwards, a side is drawn up to keep its losses unit by
 * unit: odds are the same then, from more states.
 */
package vedette.rules.sixdays;
