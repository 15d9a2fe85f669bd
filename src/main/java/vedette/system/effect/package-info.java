/**
 * Effects on sides and units, with a class for each kind that reads, plays and describes itself;
 * imports {@code system.query}, {@code system.roll} and their imports. Start with {@code Effect},
 * then {@code EffectReader}.
 */
package vedette.system.effect;
