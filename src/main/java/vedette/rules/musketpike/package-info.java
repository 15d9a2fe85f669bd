/**
 * Revised Musket &amp; Pike: fire, melee, assault, rally; imports {@code dice}, {@code fight},
 * {@code json}, {@code table}, {@code request} and the rules' own catalogue.
 */
package vedette.rules.musketpike;
