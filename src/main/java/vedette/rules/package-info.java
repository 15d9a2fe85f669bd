/**
 * The catalogue of rule systems, and the interfaces that their requests and engagements share; each
 * subpackage is one rule system. Imports {@code fight}, {@code question}, {@code json}, {@code
 * source}, {@code table}, {@code form}, {@code dice} and {@code system}.
 */
package vedette.rules;
