/**
 * Revised Musket &amp; Pike: fire, melee, assault, rally; imports {@code dice}, {@code fight},
 * {@code json}, {@code table}, {@code request} the kit and the catalogue.
 */
package vedette.rules.musketpike;
