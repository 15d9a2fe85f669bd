/**
 * Loose Files: artillery, volleys, combat, commanders, recovery, firefights; imports {@code dice},
 * {@code fight}, {@code json}, {@code table}, {@code form}, the kit and the catalogue.
 *
 * <p>A fight leaves of a unit its bases, its D.Points, its casualties of the battle so far, its
 * order (skirmish, column), its training grade, and its commander unless he is wounded or killed.
 * Where it stood, how it attacked and who had the better ground ends with the fight.
 */
package vedette.rules.loosefiles;
