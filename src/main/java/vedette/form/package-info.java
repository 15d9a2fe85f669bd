/**
 * Records as forms: what their annotated components say of a unit's or stack's notation, of a
 * request on a command line, and of an object in a file, from which follow reading, writing,
 * errors, help and schemas; imports {@code json} and {@code problem}.
 */
package vedette.form;
