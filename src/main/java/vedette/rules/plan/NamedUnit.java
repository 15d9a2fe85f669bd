package vedette.rules.plan;

import vedette.source.Position;

/**
 * A unit of a plan, or several that act together.
 *
 * @param text the units as they enter their first fight, in the notation of the system
 * @param at the position of the text in the file; null if the request gives it
 */
record NamedUnit(String name, String text, Position at) {}
