package vedette.rules.plan;

import vedette.problem.Position;

/**
 * A condition of a plan, in the grammar of questions.
 *
 * @param at where its text stands in the file
 * @param known how many steps it may ask about: those before it, and those of its own loop
 */
record Condition(String text, Position at, int known) {}
