/**
 * Conditions and numbers that somebody asks about, as {@code success and attackerLoss <= 1}: one
 * grammar, whatever its names mean; imports {@code fight}, {@code json} and {@code problem}.
 */
package vedette.question;
