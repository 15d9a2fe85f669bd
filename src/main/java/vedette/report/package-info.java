/**
 * Writes answers: as text for a terminal and as JSON; imports {@code odds}, {@code study}, {@code
 * table}, {@code request}, {@code json} and what answers are made of, {@code fight} and {@code
 * dice}.
 */
package vedette.report;
