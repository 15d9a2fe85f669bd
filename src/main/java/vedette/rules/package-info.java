/**
 * The catalogue of what can be fought; one package a rule system below it; imports {@code dice},
 * {@code fight}, {@code json}, {@code table} and {@code request}.
 */
package vedette.rules;
