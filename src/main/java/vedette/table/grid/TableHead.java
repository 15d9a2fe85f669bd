package vedette.table.grid;

import java.util.List;
import vedette.json.JsonHash;
import vedette.source.Position;
import vedette.source.Source;

/** The head that every table has, whatever its kind. */
public final class TableHead {

  private final String id;
  private final Position idAt;
  private final String title;
  private final Provenance source;
  private final String file;
  private final Source text;
  private final List<Allowance> allowance;
  private String sha256;

  public TableHead(
      String id,
      Position idAt,
      String title,
      Provenance source,
      String file,
      Source text,
      List<Allowance> allowance) {
    this.id = id;
    this.idAt = idAt;
    this.title = title;
    this.source = source;
    this.file = file;
    this.text = text;
    this.allowance = allowance;
  }

  String id() {
    return id;
  }

  public Position idAt() {
    return idAt;
  }

  String title() {
    return title;
  }

  Provenance source() {
    return source;
  }

  String file() {
    return file;
  }

  public Source text() {
    return text;
  }

  List<Allowance> allowed() {
    return allowance;
  }

  /** Returns the hash, computed at the first call: most runs of the program never print it. */
  synchronized String sha256() {
    if (sha256 == null) {
      sha256 = JsonHash.of(text);
    }
    return sha256;
  }
}
