/**
 * A designer's own combat results table: one attack, or a fight of several rounds; imports {@code
 * fight}, {@code json}, {@code table}, {@code notation}, {@code request}, the kit and the
 * catalogue.
 */
package vedette.rules.crt;
