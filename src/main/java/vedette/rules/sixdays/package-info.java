/**
 * Six Days of Glory by John Best's differential CRT: battle, repulse, reorganization; imports
 * {@code fight}, {@code json}, {@code table}, {@code request} the kit and the catalogue.
 */
package vedette.rules.sixdays;
