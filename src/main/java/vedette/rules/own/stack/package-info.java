/**
 * The stacks that fight under a rule system: their notation, their status and the choices of their
 * side; imports {@code fight}, {@code source}, {@code form}, {@code system} and {@code table}.
 */
package vedette.rules.own.stack;
