/**
 * Questions of users, conditions and numbers as {@code success and attackerLosses <= 1}: one
 * grammar, whatever its names mean. The numbers of an answer: a figure, its estimate, and the
 * change of two estimates, which alone decides whether they differ. Imports {@code fight}, {@code
 * form}, {@code json} and {@code source}.
 */
package vedette.question;
