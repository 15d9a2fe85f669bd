/**
 * A designer's own combat results table: what is asked of an attack on it, and how it is measured.
 * It is fought as a rule system of one table by {@code rules.own}; imports that, {@code fight},
 * {@code question}, {@code json}, {@code problem}, {@code table}, {@code form}, the kit and the
 * catalogue.
 */
package vedette.rules.crt;
