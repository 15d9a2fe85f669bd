/**
 * How units and stacks are written: one annotated record each, from which follow the reading, the
 * writing, the errors and the help; imports {@code json}, {@code problem} and {@code records}.
 */
package vedette.notation;
