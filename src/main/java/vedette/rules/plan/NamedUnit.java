package vedette.rules.plan;

import vedette.source.Position;

/**
 * A unit of a plan, or several that go together.
 *
 * @param text as it enters its first fight, in the notation of the system
 * @param at where the text stands in the file; null if the request says it
 */
record NamedUnit(String name, String text, Position at) {}
