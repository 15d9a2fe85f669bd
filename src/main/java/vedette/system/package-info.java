/**
 * A rule system as data: units, tables, fire, checks and the round as its file declares them, and
 * the readers of each section; imports {@code system.query}, {@code system.roll}, {@code
 * system.effect} and {@code dice}, {@code fight}, {@code form}, {@code json}, {@code source},
 * {@code question} and {@code table}. Start with {@code RuleSystem}, then {@code SystemReader}.
 */
package vedette.system;
