/**
 * Sample fights made from a rule system, to see which of its parts are ever used; imports {@code
 * rules}, {@code question}, {@code odds}, {@code work}, {@code fight}, {@code table}, {@code
 * system}, {@code form} and {@code source}. Start with {@code SampleFights}.
 */
package vedette.study.sample;
