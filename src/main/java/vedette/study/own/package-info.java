/**
 * What designers ask of a rule system of their own: what nothing in it comes to, what one version
 * of it changes, what each of its numbers moves; imports what {@code study} does.
 */
package vedette.study.own;
