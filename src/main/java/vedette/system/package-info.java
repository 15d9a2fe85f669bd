/**
 * A rule system as data: what its file says of units, tables, fire, checks and the round, and the
 * readers of each section; imports {@code system.query}, {@code system.roll}, {@code system.effect}
 * and {@code dice}, {@code fight}, {@code form}, {@code json}, {@code source}, {@code question} and
 * {@code table}. Start with {@code RuleSystem}, then {@code SystemReader}.
 */
package vedette.system;
