/**
 * Fights under rule systems read from files; imports its chapter {@code rules.own.stack}, {@code
 * dice}, {@code fight}, {@code source}, {@code form}, {@code question}, {@code system}, {@code
 * table}, the kit and the catalogue. Start with {@code Own}, then {@code FightEngagement} and
 * {@code RoundTask}.
 */
package vedette.rules.own;
