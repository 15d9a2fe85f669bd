/**
 * Writes answers, a format a class; imports {@code odds}, {@code question}, {@code study}, {@code
 * suite}, {@code table}, {@code form}, {@code json}, {@code problem}, {@code system} and what
 * answers are made of, {@code fight}.
 */
package vedette.report;
