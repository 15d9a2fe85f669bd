/**
 * What hits and casualties cost: figures, guns, and the effects on artillery, staff and engineers;
 * imports the chapter {@code units}.
 *
 * <p>Start with {@link vedette.rules.daysofglory.damage.GunDamage}, then {@link
 * vedette.rules.daysofglory.damage.DamageTable}.
 */
package vedette.rules.daysofglory.damage;
