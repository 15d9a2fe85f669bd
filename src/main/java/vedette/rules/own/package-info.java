/**
 * Fights of rule systems that are data; imports {@code dice}, {@code fight}, {@code json}, {@code
 * problem}, {@code notation}, {@code question}, {@code request}, {@code system}, {@code table}, the
 * kit and the catalogue.
 */
package vedette.rules.own;
