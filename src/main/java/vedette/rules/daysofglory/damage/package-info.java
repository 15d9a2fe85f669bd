/**
 * The losses from hits and casualties: figures, guns, and the effects on artillery, staff and
 * engineers. Imports the chapter {@code units}.
 *
 * <p>Start with {@link vedette.rules.daysofglory.damage.GunDamage}, then {@link
 * vedette.rules.daysofglory.damage.DamageTable}.
 */
package vedette.rules.daysofglory.damage;
