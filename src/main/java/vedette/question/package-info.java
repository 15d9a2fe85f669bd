/**
 * Conditions and numbers that somebody asks about, as {@code success and attackerLoss <= 1}: one
 * grammar, whatever its names mean; and figures of fights, with what changes them; imports {@code
 * fight}, {@code form}, {@code json} and {@code problem}.
 */
package vedette.question;
