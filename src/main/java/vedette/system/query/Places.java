package vedette.system.query;

import vedette.json.Json;
import vedette.source.Position;

/** The places of a system's parts in its file. */
public final class Places {
  private final Json.Obj root;

  /** Creates the places of a file. */
  public Places(Json.Obj root) {
    this.root = root;
  }

  /** Returns the value at the end of a path of keys and indices; null if the path leads nowhere. */
  public Json value(Object... way) {
    Json here = root;
    for (Object step : way) {
      if (step instanceof Integer index && here instanceof Json.Arr array) {
        here = index < array.values().size() ? array.values().get(index) : null;
      } else if (step instanceof String key) {
        here = here instanceof Json.Obj object ? object.get(key) : null;
      } // a single value counts as a list of one
      if (here == null) {
        return null;
      }
    }
    return here;
  }

  /** Returns the place of the value at the end of a path, or of the last value on it. */
  public Position of(Object... way) {
    for (int length = way.length; length > 0; length--) {
      Json value = value(java.util.Arrays.copyOf(way, length));
      if (value != null) {
        return value.at();
      }
    }
    return root.at();
  }

  /** Returns the place of the key at the end of a path. */
  public Position ofKey(Object... way) {
    Json parent = value(java.util.Arrays.copyOf(way, way.length - 1));
    if (parent instanceof Json.Obj object) {
      for (Json.Member member : object.members()) {
        if (member.name().equals(way[way.length - 1])) {
          return member.at();
        }
      }
    }
    return of(way);
  }
}
