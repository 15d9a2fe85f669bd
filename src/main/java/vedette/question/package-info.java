/**
 * Conditions and numbers that somebody asks about, as {@code success and attackerLoss <= 1}: one
 * grammar, whatever its names mean; imports {@code fight} and {@code json}.
 */
package vedette.question;
