/**
 * Fights of rule systems that are data; imports {@code dice}, {@code fight}, {@code json}, {@code
 * problem}, {@code form}, {@code question}, {@code system}, {@code table}, the kit and the
 * catalogue.
 */
package vedette.rules.own;
