/**
 * What designers ask of a rule system of their own: which parts of it nothing comes to, and the
 * fights that find it out; imports what {@code study} does.
 */
package vedette.study.own;
