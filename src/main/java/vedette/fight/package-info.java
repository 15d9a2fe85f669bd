/** The seam between rules and odds: an engagement asks, an umpire answers; imports {@code dice}. */
package vedette.fight;
