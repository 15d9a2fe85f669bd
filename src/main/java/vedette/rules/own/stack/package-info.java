/**
 * The stacks that fight under a rule system: how they are read, what they have left, and what their
 * side chooses to lose; imports {@code fight}, {@code source}, {@code form}, {@code system} and
 * {@code table}.
 */
package vedette.rules.own.stack;
