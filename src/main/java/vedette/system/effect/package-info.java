/**
 * What sides and units suffer, a class for each kind of effect, which reads, plays and describes
 * itself; imports {@code system.query}, {@code system.roll} and what they may. Start with {@code
 * Effect}, then {@code EffectReader}.
 */
package vedette.system.effect;
