/**
 * Six Days of Glory by John Best's differential CRT: battle, repulse, reorganization; imports
 * {@code dice}, {@code fight}, {@code table} and {@code request}.
 */
package vedette.rules.sixdays;
