/**
 * Six Days of Glory by John Best's differential CRT: battle, repulse, reorganization; imports
 * {@code fight}, {@code json}, {@code table}, {@code request} and the catalogue's own classes.
 */
package vedette.rules.sixdays;
