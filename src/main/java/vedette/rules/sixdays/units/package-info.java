/**
 * Units, stacks and what a side has lost; the terrain and the tables that they are measured by;
 * imports the kit, the catalogue, {@code fight}, {@code form} and {@code table}.
 */
package vedette.rules.sixdays.units;
