/**
 * The catalogue of what can be fought; one package a rule system below it; imports {@code fight},
 * {@code question}, {@code json}, {@code source}, {@code table}, {@code form}, {@code dice} and
 * {@code system}.
 */
package vedette.rules;
