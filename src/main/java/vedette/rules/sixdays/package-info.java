/**
 * Six Days of Glory by John Best's differential CRT: battle, repulse, reorganization; imports
 * {@code fight}, {@code json}, {@code table}, {@code form}, the kit and the catalogue.
 *
 * <p>Rules: {@link BattleTurns} that movement leaves (11.1), {@link Arrivals} of late joiners,
 * reinforcements and rearguards (11.1, 11.4), {@link EveryEnemyAttacked} and who counterattacks in
 * a {@link BattleTurn} (11.3), the differential of an {@link Attack} with {@link Superiority} and
 * {@link Ground}, {@link Losses} and what a repulse costs (the CRT's key), {@link Overrun} (10.0),
 * {@link Stacking} (3.0), {@link Reorganization} (6.0); {@link SixDaysVariant} has other readings.
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
