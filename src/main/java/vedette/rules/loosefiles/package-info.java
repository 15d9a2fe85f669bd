/**
 * Loose Files: artillery, volleys, combat, commanders, recovery, firefights. Imports {@code dice},
 * {@code fight}, {@code json}, {@code table}, {@code form}, the kit and the catalogue.
 *
 * <p>A unit keeps from one fight to the next its bases, its D.Points, its casualties of the battle
 * so far, its order (skirmish, column), its training grade, and its commander unless wounded or
 * killed. Its position, its kind of attack and the better terrain end with the fight.
 */
package vedette.rules.loosefiles;
