/**
 * Units, stacks and the losses of a side, and the terrain and tables that affect them; imports the
 * kit, the catalogue, {@code fight}, {@code form} and {@code table}.
 */
package vedette.rules.sixdays.units;
