/**
 * Stacks of Musket &amp; Pike: units as written, prepared and in a fight, their terrain, morale and
 * retreats; imports no other chapter, only {@code dice}, {@code fight}, {@code json}, {@code
 * source}, {@code table}, {@code form}, the kit and the catalogue.
 *
 * <p>Start with {@link vedette.rules.musketpike.units.StackState}, a stack in a fight, then {@link
 * vedette.rules.musketpike.units.Morale} and {@link vedette.rules.musketpike.units.ForcedRetreat}.
 *
 * <p>After a fight a stack keeps its strength, its disorder and that of its artillery, its leader
 * unless he was lost, and its artillery unless it was captured: {@link
 * vedette.rules.musketpike.units.StackState#survivors} writes all of this as a stack. Its terrain,
 * its place, and the facts that it has moved, checked or retreated end with the fight; disorder by
 * the ground does not. A leader whose unit is gone is written with the unit that he joins.
 */
package vedette.rules.musketpike.units;
